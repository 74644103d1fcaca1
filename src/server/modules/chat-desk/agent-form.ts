import type { ServerForm } from '#src/api/server-form.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { formOf, hiddenRule, inputRule, personRule, pictureRule, type FormRule } from '../../shop/described-form.ts'
import type { EditedAgent } from './agents.ts'

type Say = (key: string) => string

const passwordRule = (say: Say, field: string, missing: string | undefined): FormRule => {
  const rule = inputRule({ field, title: say(field), value: '', hint: missing ?? say('keep'), missing, max: 20 })
  return { ...rule, props: { ...(rule['props'] as object), type: 'password' } }
}

const switchRule = (say: Say, field: string, isOn: boolean, more: object = {}): FormRule => ({
  ...{ type: 'switch', field, value: isOn ? '1' : '0', title: say(field) },
  props: { activeValue: '1', inactiveValue: '0' },
  ...more,
})

/** The form of a new agent, or of one there is; the shop user is chosen once. */
export function agentForm(locale: Locale, edited?: EditedAgent): ServerForm {
  const say: Say = (key) => sentence(`chat_agents.${key}`, locale) ?? ''
  const textRule = (field: string, value: string, max: number) => {
    const hint = say(`${field}.hint`)
    return inputRule({ field, title: say(field), value, hint, missing: hint, max })
  }
  const picture = (field: string, value: unknown) => ({ field, title: say(field), value, hint: say(`${field}.hint`) })
  const who = edited
    ? [pictureRule(picture('avatar', edited.avatar), 'el-icon-user')]
    : [personRule(picture('image', '')), hiddenRule('uid', 0), hiddenRule('avatar', '')]
  const needed = (field: string) => (edited ? undefined : say(`${field}.hint`))
  const further = [switchRule(say, 'customer', edited?.customer === 1), switchRule(say, 'notify', edited?.notify === 1)]
  const rules = [
    ...who,
    textRule('nickname', edited?.nickname ?? '', 50),
    textRule('phone', edited?.phone ?? '', 11),
    textRule('account', edited?.account ?? '', 30),
    passwordRule(say, 'password', needed('password')),
    passwordRule(say, 'true_password', needed('true_password')),
    switchRule(say, 'status', edited?.status !== 0, { control: [{ value: '1', rule: further }] }),
    ...(edited ? [hiddenRule('version', edited.version)] : []),
  ]
  return edited ? formOf(say('edit'), 'PUT', `/app/wechat/kefu/${edited.id}`, rules) : formOf(say('add'), 'POST', '/app/wechat/kefu', rules)
}
