/**
 * Module `node:http`. An `import` of it evaluates all of its exports, and those of web sockets load the whole of
 * `fetch`, which takes 4 MB of each process.
 */
export const http = process.getBuiltinModule('node:http');
