/**
 * Types the compiler knows without a module, and the modules that document them. The first module that exists in a
 * version is used.
 */
export const BUILTIN_TYPES: Readonly<Record<string, readonly string[]>> = {
  array: ['Array', 'Belt.Array'],
  bigint: ['BigInt', 'Js.Bigint'],
  bool: ['Bool'],
  dict: ['Dict', 'Js.Dict'],
  exn: ['JsExn', 'Exn', 'Js.Exn'],
  float: ['Float', 'Belt.Float'],
  int: ['Int', 'Belt.Int'],
  lazy_t: ['Lazy'],
  list: ['List', 'Belt.List'],
  option: ['Option', 'Belt.Option'],
  promise: ['Promise', 'Js.Promise'],
  result: ['Result', 'Belt.Result'],
  string: ['String', 'Js.String2'],
};
