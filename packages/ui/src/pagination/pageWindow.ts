/** The pages with a button: the current one and up to `reach` on each side. */
export function pageWindow(page: number, lastPage: number, reach = 2): number[] {
  const first = Math.max(1, page - reach);
  const last = Math.min(lastPage, page + reach);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
