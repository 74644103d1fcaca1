import * as quiet from './quiet-families.ts'
import * as running from './families.ts'
import type { Attack } from './attack.ts'

/** One attack: HTML that calls `hit(id)` when it runs and asks for `https://far.test/<id>` when it asks a foreign address. */
export interface HtmlAttack {
  readonly id: number
  readonly family: string
  readonly html: string
}

/** Where attacks lead. */
export const farOrigin = 'https://far.test'

const { spellings: _, ...families } = { ...running, ...quiet }

/** All attacks; the same ones each time. */
export const htmlAttacks: readonly HtmlAttack[] = Object.entries<readonly Attack[]>(families)
  .flatMap(([family, attacks]) => attacks.map((attack) => ({ family, attack })))
  .map(({ family, attack }, id) => ({ id, family, html: attack({ js: `hit(${id})`, far: `${farOrigin}/${id}` }) }))
