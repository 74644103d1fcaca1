import { settingsField, settingsOption } from '#src/console/form/settings-field.ts'
import type { FormField } from '#src/forms/form-field.ts'
import type { Entry } from './member-form.ts'
import { $text } from './member.text.ts'

const names = (list: unknown): string => (list as readonly Entry[]).map(({ name }) => name).join('、')

/** What one changes of the member centre, as two values of it are set beside each other. */
export function memberFields(): readonly FormField[] {
  const text = $text.get()
  const styles = [1, 2, 3, 4, 5].map((number) => settingsOption(number, text.styleOf(number)))
  return [
    settingsField('style', text.style, styles.slice(0, 3)),
    settingsField('orderStyle', text.orders, styles),
    settingsField('isBannerShown', text.bannersShown, (isOn) => (isOn ? text.on : text.off)),
    settingsField('banners', text.banners, names),
    settingsField('services', text.services, names),
    settingsField('merchant', text.merchant, names),
  ]
}
