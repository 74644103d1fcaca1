import { replyToReview, saveVirtualReview, type ProductReview } from '#src/api/product-reviews.ts'
import { defineForm } from '#src/forms/declared/define-form.ts'
import { longText } from '#src/kinds/long-text.ts'
import { rating } from '#src/kinds/number.ts'
import { picture, pictures } from '#src/kinds/pictures.ts'
import { product, type ShopRecord } from '#src/kinds/shop-record.ts'
import { text } from '#src/kinds/text.ts'
import { time } from '#src/kinds/time.ts'
import { $text } from './text.ts'

type Words = ReturnType<typeof $text.get>

/** What the shop answers. */
export const replyForm = defineForm<ProductReview, { content: string }, Words>({
  text: $text,
  start: ({ row }) => ({ content: row?.merchant_reply_content ?? '' }),
  fields: [{ key: 'content', required: 'contentMissing', of: longText({ max: 1_000 }) }],
  async save({ content }, { connection, row, options }) {
    return (await connection.answer(replyToReview, { params: { id: row!.id }, body: { content } }, options)).message
  },
})

interface VirtualReview {
  product: ShopRecord
  suk: string
  avatar: string
  nickname: string
  comment: string
  productScore: number | null
  serviceScore: number | null
  pics: readonly string[]
  time: string
}

const start: VirtualReview = {
  ...{ product: { id: '', name: '', image: '' }, suk: '', avatar: '', nickname: '', comment: '' },
  ...{ productScore: 5, serviceScore: 5, pics: [], time: '' },
}

/** A review that the shop writes itself. */
export const virtualReviewForm = defineForm<ProductReview, VirtualReview, Words>({
  text: $text,
  in: 'drawer',
  start: () => start,
  fields: [
    {
      key: 'product',
      sentAs: ['image', 'product_id'],
      required: 'productMissing',
      of: product(),
      check: ({ id }, _, words) => id === '' && words.productMissing,
    },
    { key: 'suk', of: text(), help: 'sukHelp' },
    { key: 'avatar', required: 'avatarMissing', of: picture() },
    { key: 'nickname', required: 'nicknameMissing', of: text({ max: 50 }) },
    { key: 'comment', required: 'commentMissing', of: longText({ max: 1_000 }) },
    {
      key: 'productScore',
      sentAs: 'product_score',
      required: 'scoreMissing',
      of: rating(),
      check: (stars, _, words) => !stars && words.scoreMissing,
    },
    {
      key: 'serviceScore',
      sentAs: 'service_score',
      required: 'scoreMissing',
      of: rating(),
      check: (stars, _, words) => !stars && words.scoreMissing,
    },
    { key: 'pics', of: pictures({ max: 8 }) },
    { key: 'time', sentAs: 'add_time', of: time(), help: 'timeHelp' },
  ],
  async save(values, { connection, options }) {
    const { product: goods, suk, avatar, nickname, comment, pics, time: at } = values
    const product_id = Number.isInteger(Number(goods.id)) ? Number(goods.id) : goods.id
    const body = {
      ...{ image: { product_id, image: goods.image }, product_id, suk, avatar, nickname, comment },
      ...{ product_score: values.productScore ?? 0, service_score: values.serviceScore ?? 0, pics, add_time: at },
    }
    return (await connection.answer(saveVirtualReview, { body }, options)).message
  },
})
