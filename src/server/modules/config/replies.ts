import { anything, id, list, number, record, text } from '../../replies.ts'

const configTab = record({ id: id, value: id, label: text, pid: id, icon: text, type: number, children: list(anything) })

export const readConfigTabs = record({ config_tab: list(configTab) })
