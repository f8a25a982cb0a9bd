/** Lists that come a page at a time, as one. */

/**
 * @param ask for one page, the first is 1
 * @param most the maximum number of pages
 * @returns the first page, with what stands on all of them
 */
export async function allPages<List extends { total: number; activities: unknown[] }>(
  ask: (page: number) => Promise<List>,
  most: number,
): Promise<List> {
  const list = await ask(1);
  const activities = [...list.activities];
  for (let page = 2; page <= most && activities.length < list.total; page += 1) {
    const more = await ask(page);
    // A removed query has no reader.
    if (more.activities.length === 0) break;
    activities.push(...more.activities);
  }
  return { ...list, activities };
}
