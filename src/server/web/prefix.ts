/**
 * Where this server shows its console: `CRM_PREFIX`, `/admin` without it. Addresses of the menu on the wire begin with `/admin` whatever
 * this says, as the shop's do (conventions 6).
 * @throws words for one that is no path of names, such as `/back-office`
 */
export function consolePrefix(): string {
  const asked = process.env['CRM_PREFIX']?.trim().replace(/\/+$/, '')
  if (!asked) return '/admin'
  if (!/^(\/[\w-]+)+$/.test(asked)) throw new Error(`CRM_PREFIX must be a path such as /admin, not "${asked}".`)
  return asked
}
