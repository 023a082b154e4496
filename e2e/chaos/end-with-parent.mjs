// Loaded into the servers of a run: they end when the run that started them is gone, however it went.
process.stdin.on('close', () => process.exit(0)).resume();
