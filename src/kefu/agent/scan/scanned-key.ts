/** Where the code of a sign-in leads (kefu contract, "QR login"); our own server shows the chat desk there. */
const page = '/pages/users/scan_login/index'

/** The key of the code that brought the page here, once: what is loaded again or gone back to asks no more. */
export function takeScannedKey(): string | null {
  if (location.pathname !== page) return null
  const key = new URLSearchParams(location.search).get('key')
  history.replaceState(null, '', '/kefu')
  return key
}

/** The visitor whom the address of the shop's own phone page names (kefu contract, `mobile_chat`), once. */
export function takeNamedVisitor(): string | null {
  if (location.pathname !== '/kefu/mobile_chat') return null
  const uid = new URLSearchParams(location.search).get('toUid')
  history.replaceState(null, '', '/kefu')
  return uid && /^\d{1,15}$/.test(uid) ? uid : null
}
