import type { LinkCheck } from '#src/api/links.ts'
import { $text } from './verdict.text.ts'

/** Why a visitor finds nothing: `秒杀商品“春日特惠”已结束`. */
export function verdictWords({ kind, verdict, name }: LinkCheck): string {
  const t = $text.get()
  // the one page of the shop that can be closed
  if (kind === 'fixed' && verdict === 'hidden') return t.nearbyOff
  const what = name ? t.named(t[kind], name) : t[kind]
  return verdict === 'ok' || verdict === 'unknown' ? what : t[verdict](what)
}
