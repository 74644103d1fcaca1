/** Names of ten or more characters show their first four and last five (specification 5). */
export function shortName(name: string): string {
  const letters = [...name]
  return letters.length < 10 ? name : `${letters.slice(0, 4).join('')}…${letters.slice(-5).join('')}`
}
