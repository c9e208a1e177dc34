import base from './playwright.config';
export default {...base, use: {...base.use, baseURL: 'http://localhost:4191'}, projects: [base.projects![0]!], webServer: {command: 'tsx tests/server/plain-server.ts /tmp/play-root 4191 --playground', url: 'http://localhost:4191/', reuseExistingServer: false}};
