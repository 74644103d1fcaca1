import { factoryNotices, listFactoryNotices, noticeKinds, type NoticeKind } from '#src/api/factory-notices.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import { choices } from '#src/kinds/choices.ts'
import { whole } from '#src/kinds/whole.ts'
import { $text } from './text.ts'

interface Values {
  kinds: readonly string[]
  priceDays: number | null
  expiryDays: number | null
}

const kinds = Object.fromEntries(noticeKinds.map((kind) => [kind, kind]))

/** Which notices somebody wants, and how long before. */
export const settingsForm = defineForm<never, Values, ReturnType<typeof $text.get>>({
  text: $text,
  title: { add: 'settings', edit: 'settings' },
  async start({ connection }) {
    const { settings } = await connection.send(listFactoryNotices, { body: { action: 'settings' } })
    return { kinds: settings?.kinds ?? [], priceDays: settings?.price_days ?? 7, expiryDays: settings?.expiry_days ?? 30 }
  },
  fields: [
    { key: 'kinds', of: choices(kinds) },
    { key: 'priceDays', of: whole({ required: true, least: 1, most: 90 }), required: 'missing' },
    { key: 'expiryDays', of: whole({ required: true, least: 1, most: 365 }), required: 'missing' },
  ],
  async save({ kinds: wanted, priceDays, expiryDays }, { connection, options }) {
    const settings = { kinds: wanted as NoticeKind[], price_days: priceDays!, expiry_days: expiryDays! }
    return (await connection.answer(factoryNotices, { body: { action: 'settings', settings } }, options)).message
  },
})
