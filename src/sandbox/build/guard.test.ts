import {refuseRequest, type GuardedRequest} from './guard';

const fine: GuardedRequest = {
  method: 'POST',
  headers: {
    host: 'localhost:3000',
    origin: 'http://localhost:3000',
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
  },
  remoteAddress: '127.0.0.1',
};
const withHeaders = (headers: GuardedRequest['headers']): GuardedRequest => ({
  ...fine,
  headers: {...fine.headers, ...headers},
});
const without = (name: string): GuardedRequest => ({
  ...fine,
  headers: Object.fromEntries(Object.entries(fine.headers).filter(([key]) => key !== name)),
});

test.each([
  ['a page of this machine', fine],
  ['another name of this machine', withHeaders({host: '[::1]:80', origin: 'http://[::1]:80'})],
  ['a secure page', withHeaders({origin: 'https://localhost:3000'})],
  ['JSON with its encoding', withHeaders({'content-type': 'application/json; charset=utf-8'})],
  ['IPv4 in IPv6', {...fine, remoteAddress: '::ffff:127.0.0.1'}],
  ['a browser without fetch metadata', without('sec-fetch-site')],
  [
    'an address typed by the reader',
    {method: 'GET', headers: {host: 'localhost:3000', 'sec-fetch-site': 'none'}, remoteAddress: '::1'},
  ],
])('lets %s in', (_, request) => {
  expect(refuseRequest(request)).toBeUndefined();
});

test.each<[string, GuardedRequest, number]>([
  ['another machine', {...fine, remoteAddress: '192.168.1.7'}, 403],
  ['a connection without an address', {...fine, remoteAddress: undefined}, 403],
  ['a machine whose address begins alike', {...fine, remoteAddress: '127.0.0.1.example'}, 403],
  ['a foreign name that leads here', withHeaders({host: 'evil.example:3000', origin: 'http://evil.example:3000'}), 403],
  [
    'a name that begins like ours',
    withHeaders({host: 'localhost.evil.example', origin: 'http://localhost.evil.example'}),
    403,
  ],
  [
    'a user in front of the name',
    withHeaders({host: 'evil.example@localhost', origin: 'http://evil.example@localhost'}),
    403,
  ],
  ['no name', without('host'), 403],
  ['a foreign page', withHeaders({origin: 'https://evil.example'}), 403],
  ['a page of another port', withHeaders({origin: 'http://localhost:9999'}), 403],
  ['a sandboxed frame', withHeaders({origin: 'null'}), 403],
  ['a POST without an origin', without('origin'), 403],
  ['a page that the browser knows to be foreign', withHeaders({'sec-fetch-site': 'cross-site'}), 403],
  ['a page of the same site but another origin', withHeaders({'sec-fetch-site': 'same-site'}), 403],
  ['a form', withHeaders({'content-type': 'text/plain'}), 415],
  ['a form that looks like JSON', withHeaders({'content-type': 'text/plain; application/json'}), 415],
  ['no type', without('content-type'), 415],
  ['another method', {...fine, method: 'PUT'}, 405],
  ['a question before a foreign request', {...fine, method: 'OPTIONS'}, 405],
])('refuses %s', (_, request, status) => {
  expect(refuseRequest(request)).toEqual({status, message: expect.stringMatching(/\.$/) as string});
});
