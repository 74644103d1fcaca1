import type { Schema } from '#src/server/schemas.ts'

const text = (maxLength: number): Schema => ({ type: 'string', maxLength })
const whole: Schema = { type: 'integer' }
const figure = text(40)

/** Columns that a file of products may have; `type` is the code or the name of a type. */
export const importRow: Schema = {
  type: 'object',
  properties: {
    ...{ sn: text(40), name: text(60), type: text(40), t: figure, w: whole, l: whole, list_price: figure, floor_price: figure },
    ...{ barcode: text(40), material_base: text(20), hardness: whole, hardness_tol: whole, density: figure, colour: text(20) },
    ...{ standard: text(60), unit: text(40), price_unit: text(10), safety_min: figure, safety_max: figure, remark: text(500) },
  },
  required: ['name', 'type'],
}
