import { readSwitches, saveSwitches, type FactorySwitches } from '#src/api/factory-settings.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import type { FormTarget } from '#src/forms/declared/form.ts'
import { decimal } from '#src/kinds/decimal.ts'
import { flag } from '#src/kinds/flag.ts'
import { text } from '#src/kinds/text.ts'
import { $text } from './text.ts'

const form = defineForm<FactorySwitches, FactorySwitches, ReturnType<typeof $text.get>>({
  text: $text,
  in: 'page',
  start: ({ connection }: FormTarget<FactorySwitches>) => connection.send(readSwitches, {}),
  theirs: (switches: FactorySwitches) => switches,
  fields: [
    { key: 'second_person', of: flag(), help: 'secondPersonHint' },
    { key: 'submit_audits', of: flag(), help: 'submitAuditsHint' },
    { key: 'negative_stock', of: flag(), help: 'negativeStockHint' },
    { key: 'over_delivery', of: decimal({ places: 2, most: '100' }), required: 'missing', help: 'overDeliveryHint' },
    { key: 'weight_tolerance', of: decimal({ places: 2, most: '100' }), required: 'missing', help: 'weightToleranceHint' },
    { key: 'price_alert', of: decimal({ places: 2, most: '100' }), required: 'missing', help: 'priceAlertHint' },
    { key: 'product_number', of: text({ max: 40 }), required: 'missing', help: 'productNumberHint' },
  ],
  save: async (values, { connection, options }) => (await connection.answer(saveSwitches, { body: values }, options)).message,
})

/** Switches of the factory, each with what follows from it. */
export default definePage({ text: $text, form, stays: true, feature: 'factory' })
