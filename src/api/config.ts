import { endpoint, type Id } from './endpoint.ts'
import type { ServerForm } from './server-form.ts'

/** A tab of a configuration page; its children are tabs below it. */
export interface ConfigTab {
  id: Id
  value: Id
  label: string
  pid: Id
  icon: string
  type: number
  children?: ConfigTab[]
}

/** The tabs below `pid`, both taken from the address of the page (system contract, "Configuration pages"). */
export const readConfigTabs = endpoint<{ query: { type: Id; pid: Id } }, { config_tab: ConfigTab[] }>(
  'GET',
  '/setting/config/header_basics',
)
/** The form of a tab. `url`: the page's address in the shop's console; its second part decides where the form is saved. */
export const readConfigForm = endpoint<{ query: { tab_id: Id; url: string } }, ServerForm>('GET', '/setting/config/edit_basics')
/** Values by name; what is not named stays. */
export const saveConfig = endpoint<{ body: Record<string, unknown> }, unknown>('POST', '/setting/config/save_basics')
