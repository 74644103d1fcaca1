const form = /^https?:\/\/[^/?#@*\s]+?(:\d+|:\*)?$/

/**
 * The sites that may call this server from their pages, as `CRM_ORIGINS` names them, separated by commas or blanks:
 * `https://shop.example.com`; `http://localhost:*` is every port there. @throws Error in words for what is no origin
 */
export function readOrigins(text: string): string[] {
  const listed = text.split(/[\s,]+/).filter(Boolean)
  return listed.map((one) => {
    const bare = one.replace(/\/$/, '').toLowerCase()
    if (!form.test(bare)) throw new Error(`CRM_ORIGINS: "${one}" is no origin. It looks like https://shop.example.com`)
    return bare.endsWith(':*') ? bare : new URL(bare).origin
  })
}

/** Whether a page of this origin may read our answers. */
export const isListed = (listed: readonly string[], origin: string): boolean =>
  listed.includes(origin) || listed.includes(`${origin.replace(/:\d+$/, '')}:*`)
