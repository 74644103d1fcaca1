import type { Row } from './row.ts'

const version = ['data.list[].version']
/** Our forms say what the fields take, and ask for the name, which the shop gets from its service. */
const limits = ['data.rules[].props.maxlength', 'data.rules[].props.min', 'data.rules[].validate']

export const rows: Row[] = [
  { recorded: 'adminapi_freight_express', ours: version },
  { recorded: 'adminapi_freight_express_create', ours: [...limits, 'data.rules[].props.type', 'data.rules[].value'] },
  { recorded: 'adminapi_freight_express_id_edit', ours: limits },
  { recorded: 'adminapi_setting_city_list_parent_id' },
  { recorded: 'adminapi_setting_city_list_0' },
  { recorded: 'adminapi_setting_city_full_list' },
  { recorded: 'adminapi_setting_city_add_parent_id', ours: limits },
  { recorded: 'adminapi_setting_city_id_edit', path: '/adminapi/setting/city/1/edit', ours: [...limits, 'data.rules[].props.disabled'] },
  { recorded: 'adminapi_setting_shipping_templates_list' },
  { recorded: 'adminapi_setting_shipping_templates_city_list' },
  { recorded: 'adminapi_setting_shipping_templates_id_edit', ours: ['data.version'] },
  { recorded: 'adminapi_setting_shipping_templates_save_POST' },
]
