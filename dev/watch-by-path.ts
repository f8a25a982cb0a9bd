/**
 * Preloaded under `node --watch-path`: the watcher needs no report of each imported module, and the thousands of messages
 * would slow the start of the server from two seconds to seven.
 */
delete process.env.WATCH_REPORT_DEPENDENCIES;
