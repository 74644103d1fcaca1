import type { ServerForm } from '#src/api/server-form.ts'
import type { Locale } from '../../locale.ts'
import { sentence } from '../../messages.ts'
import { areaRule, formOf, hiddenRule, inputRule, pictureRule, picturesRule, productRule } from '../../shop/described-form.ts'

/** The form of a review that the shop writes itself; without a product it is chosen in it. */
export function virtualReviewForm(locale: Locale, product: number): ServerForm {
  const say = (key: string) => sentence(`reviews.${key}`, locale) ?? ''
  const parts = (field: string, value: unknown) => ({ field, title: say(field), value, hint: say(`${field}.hint`) })
  // stars that nobody gave would be a review that says nothing good: as in the console's own form
  const stars = (field: string) => ({ type: 'rate', field, value: 5, title: say(field), props: { allowHalf: false } })
  return formOf(say('add'), 'POST', '/product/reply/save_fictitious_reply.html', [
    ...(product ? [] : [productRule(parts('image', ''))]),
    hiddenRule('product_id', product),
    pictureRule(parts('avatar', '')),
    inputRule(parts('nickname', '')),
    areaRule(parts('comment', '')),
    ...[stars('product_score'), stars('service_score')],
    picturesRule({ ...parts('pics', []), max: 8 }),
    {
      ...{ type: 'datePicker', field: 'add_time', value: '', title: say('add_time'), style: { width: '300px' } },
      props: { type: 'datetime', editable: false, placeholder: say('add_time.hint') },
    },
  ])
}
