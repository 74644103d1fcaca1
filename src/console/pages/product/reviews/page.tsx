import { Plus } from 'lucide-react'
import { listProductReviews, removeReview, setReviewStatus, type ProductReview } from '#src/api/product-reviews.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { choices } from '#src/console/engine/filters/choices.ts'
import { Moment } from '#src/console/engine/moment.tsx'
import { addStyles } from '#src/lib/styles.ts'
import { PictureStrip } from '#src/pickers/picture-strip.tsx'
import { ShopPicture } from '#src/pickers/shop-picture.tsx'
import { Over } from '#src/console/parts/orders/over.tsx'
import type { Connection } from '#src/stores/connection.ts'
import { readsOf } from '#src/stores/reads.ts'
import { BatchReply, isUnanswered } from './batch-reply.tsx'
import { replyForm, virtualReviewForm } from './forms.ts'
import css from './reviews.css?inline'
import { $text } from './text.ts'

addStyles(css)

const states = ['waiting', 'passed', 'refused'] as const
const isWaiting = ({ status }: ProductReview) => Number(status) === 0

/** The server has a call for one; what it says to the last one stands for all. */
async function setAll(connection: Connection, rows: readonly ProductReview[], status: 1 | 2): Promise<string> {
  let said = ''
  await readsOf(connection).during(async () => {
    for (const { id } of rows) said = (await connection.answer(setReviewStatus, { params: { id, status } })).message
  })
  return said
}

// the shop's menu has no key of its own for it
const moderation = 'product-reply-reply'

/** What customers say about products (products contract, 商品评论). */
export default definePage({
  text: $text,
  list: listProductReviews,
  size: 15,
  empty: 'empty',
  find: 'store_name',
  rowKey: ({ id }) => String(id),
  rowName: ({ nickname, store_name: name }) => `${nickname}: ${name}`,
  filters: [
    {
      field: 'status',
      as: 'choice',
      word: 'status',
      tabs: true,
      options: choices('all', ['0', 'waiting'], ['1', 'passed'], ['2', 'refused']),
    },
    { field: 'data', as: 'dates', word: 'time' },
    { field: 'is_reply', as: 'choice', word: 'replied', options: choices('all', ['1', 'answered'], ['0', 'unanswered']) },
    { field: 'store_name', as: 'text', word: 'searchGoods' },
    { field: 'account', as: 'text', word: 'searchAccount' },
  ],
  columns: [
    { key: 'id', width: 80, isHiddenAtFirst: true },
    {
      key: 'goods',
      heading: true,
      show: ({ image, store_name: name, suk }, _, { connection }) => (
        <span className="review-goods">
          <ShopPicture src={image} base={connection.base} size={32} />
          <Over>
            <span className="console-name">{name}</span>
            {suk && <small>{suk}</small>}
          </Over>
        </span>
      ),
    },
    { key: 'suk', width: 100, isHiddenAtFirst: true, show: ({ suk }) => suk || '—' },
    { key: 'nickname', width: 100 },
    {
      key: 'score',
      width: 100,
      show: ({ score }) => (
        <span className="review-stars" role="img" aria-label={String(score)}>
          {'★'.repeat(Math.max(0, Math.min(5, Math.round(Number(score)))))}
        </span>
      ),
    },
    {
      key: 'comment',
      width: 200,
      show: ({ comment, pics }, _, { connection }) => (
        <div>
          {comment}
          {pics && pics.length > 0 && <PictureStrip pictures={pics} base={connection.base} />}
        </div>
      ),
    },
    { key: 'answer', width: 160, show: ({ merchant_reply_content: said }) => said || '—' },
    {
      key: 'status',
      width: 90,
      show: ({ status }, words) => <span className="console-tag">{words[states[Number(status)] ?? 'waiting']}</span>,
    },
    { key: 'time', width: 150, show: ({ add_time: time }) => <Moment at={time} /> },
  ],
  actions: [
    { key: 'add', on: 'list', icon: <Plus size={16} aria-hidden />, permission: 'product-reply-add', form: virtualReviewForm },
    { key: 'reply', on: 'row', permission: 'product-reply-reply', form: replyForm },
    { key: 'pass', on: 'row', permission: moderation, when: isWaiting, run: (row, { connection }) => setAll(connection, [row], 1) },
    { key: 'refuse', on: 'row', permission: moderation, when: isWaiting, run: (row, { connection }) => setAll(connection, [row], 2) },
    {
      key: 'remove',
      on: 'row',
      isDanger: true,
      confirm: true,
      permission: 'product-reply-delete',
      run: async ({ id }, { connection }) => (await connection.answer(removeReview, { params: { id } })).message,
    },
    { key: 'replyAll', on: 'batch', permission: 'product-reply-reply', when: (rows) => rows.some(isUnanswered), Dialog: BatchReply },
    {
      key: 'passAll',
      on: 'batch',
      permission: moderation,
      when: (rows) => rows.some(isWaiting),
      run: (rows, { connection }) => setAll(connection, rows.filter(isWaiting), 1),
    },
    {
      key: 'refuseAll',
      on: 'batch',
      confirm: true,
      permission: moderation,
      when: (rows) => rows.some(isWaiting),
      run: (rows, { connection }) => setAll(connection, rows.filter(isWaiting), 2),
    },
  ],
})
