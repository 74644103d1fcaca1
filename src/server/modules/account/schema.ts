import type { Schema } from '../../schemas.ts'

const text = (maxLength: number): Schema => ({ type: 'string', maxLength, default: '' })

export const accountBody: Schema = {
  type: 'object',
  properties: {
    real_name: text(64),
    head_pic: text(500),
    pwd: text(64),
    new_pwd: text(64),
    conf_pwd: text(64),
    version: { type: 'integer', minimum: 1 },
  },
}
