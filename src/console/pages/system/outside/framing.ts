/** What a framed site may do; it never reaches the console, whose origin is another one. */
export const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

/**
 * Whether a site is shown in a frame: its origin stands in the list, and is not that of the page itself, which a frame with
 * scripts could take over.
 */
export function isFramed(url: string, origins: string | undefined, own: string): boolean {
  const { origin } = new URL(url)
  const listed = (origins ?? '').split(/\s+/).filter((one) => URL.canParse(one))
  return origin !== own && listed.some((one) => new URL(one).origin === origin)
}
