import type { Draw } from '../brush.ts'
import * as bath from './bath.ts'
import * as decor from './decor.ts'
import * as gloves from './gloves.ts'
import * as glues from './glues.ts'
import * as kitchen from './kitchen.ts'
import * as paper from './paper.ts'
import * as rain from './rain.ts'
import * as safety from './safety.ts'
import * as seals from './seals.ts'
import * as sport from './sport.ts'
import * as storage from './storage.ts'
import * as tapes from './tapes.ts'

/** Every object that can be drawn, by the name used in demo/data/products.json. */
export const objects: Readonly<Record<string, Draw>> = {
  ...bath,
  ...decor,
  ...gloves,
  ...glues,
  ...kitchen,
  ...paper,
  ...rain,
  ...safety,
  ...seals,
  ...sport,
  ...storage,
  ...tapes,
}
