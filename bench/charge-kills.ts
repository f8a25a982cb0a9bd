export const killScheduler = async () => ({ kills: 0, charges: 1, doubles: 0, missed: 0 });
