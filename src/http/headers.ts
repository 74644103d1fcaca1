import type { Side } from '#src/api/endpoint.ts'
import { $locale } from '#src/text/locale.ts'
import type { Backend } from './backend.ts'

const shopLanguage = { 'zh-cn': 'zh-CN', en: 'en-US', 'zh-tw': 'zh-TW' } as const

/**
 * Headers by kind of server. A shop server's preflight refuses any header outside its list
 * (live-server), one named `token` too; ours and the manufacturer's get `Authorization` and `token`.
 */
export function headersFor(backend: Backend, side: Side): Record<string, string> {
  const token = backend.tokenFor(side)
  const language = { 'Cb-lang': shopLanguage[$locale.get()] }
  if (!token) return language
  if (backend.kind === 'own' || side === 'factory') return { ...language, Authorization: `Bearer ${token}`, token }
  return { ...language, 'Authori-zation': `Bearer ${token}` }
}
