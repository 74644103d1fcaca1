/** What an element says of where phones go: an address of its host's, or its own routes. */
export interface PhonePageProps {
  phonePage?: unknown
  router?: unknown
  routePrefix?: unknown
}

/**
 * Where a phone's code leads from an element: the page that its host names, or a console's own page below its prefix. '' where the
 * server's address for it leads to the right place, or nothing is known.
 */
export function phonePageOf({ phonePage, router, routePrefix }: PhonePageProps): string {
  if (typeof phonePage === 'string' && phonePage) return phonePage
  if (router !== 'path' || typeof routePrefix !== 'string') return ''
  const prefix = routePrefix.split('/').filter(Boolean).join('/')
  return prefix === 'admin' ? '' : `/${prefix && `${prefix}/`}mobile_upload`
}
