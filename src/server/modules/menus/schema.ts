import type { Schema } from '../../schemas.ts'

const text = (maxLength: number): Schema => ({ type: 'string', maxLength, default: '' })
const flag = (usual: number): Schema => ({ type: 'integer', enum: [0, 1], default: usual })

export const idParams: Schema = { properties: { id: { type: 'integer', minimum: 1 } } }
export const listQuery: Schema = {
  properties: {
    keyword: { type: 'string', maxLength: 64 },
    auth_type: { type: 'integer', enum: [1, 2, 3] },
    is_show: { type: 'integer', enum: [0, 1] },
  },
}
export const showBody: Schema = { type: 'object', properties: { is_show: flag(0), is_show_path: flag(0) }, additionalProperties: true }
export const ruleBody: Schema = {
  type: 'object',
  properties: {
    menu_name: text(64),
    menu_path: text(200),
    unique_auth: text(100),
    icon: text(100),
    header: text(64),
    is_header: flag(0),
    api_url: text(200),
    methods: text(10),
    sort: { type: 'integer', minimum: -1_000_000, maximum: 1_000_000, default: 0 },
    auth_type: { type: 'integer', enum: [1, 2, 3], default: 1 },
    access: flag(1),
    is_show: flag(0),
    is_show_path: flag(0),
    mark: text(200),
    pid: { type: 'integer', minimum: 0, default: 0 },
    version: { type: 'integer', minimum: 1 },
  },
  // path, module, controller, action, params: the shop's code places, which have no meaning here
  additionalProperties: true,
}
