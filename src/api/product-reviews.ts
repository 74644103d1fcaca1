import { endpoint, type Id, type List, type Paging } from './endpoint.ts'
import type { ServerForm } from './server-form.ts'

/** What a customer said about a product (products contract, 商品评论). */
export interface ProductReview {
  id: Id
  /** 0 for one that the shop wrote itself. */
  uid: Id
  product_id: Id
  store_name: string
  image: string
  /** The specification; a plain shop leaves it out of some. */
  suk?: string
  nickname: string
  avatar: string
  /** 1 to 5, of the product, of the service, and of both. */
  product_score: number
  service_score: number
  score: number
  comment: string
  pics: readonly string[] | null
  add_time: string
  merchant_reply_content: string | null
  /** 0 not answered, 1 answered. */
  is_reply: number
  /** 0 waits, 1 passed, 2 refused. */
  status: number
}

export interface ReviewQuery extends Paging {
  is_reply?: string
  status?: string
  /** A product's number, or a part of its name. */
  store_name?: string
  /** A part of the customer's name. */
  account?: string
  /** Days as `2026/11/01-2026/11/21`. */
  data?: string
  product_id?: Id
}

export interface VirtualReviewBody {
  /** The product as a picker carries it; `product_id` counts where both are there. */
  image?: { product_id?: Id; image?: string } | string
  product_id: Id
  suk: string
  avatar: string
  nickname: string
  comment: string
  product_score: number
  service_score: number
  pics: readonly string[]
  /** When it is to have been written, `YYYY-MM-DD HH:mm:ss`; now where it is empty. */
  add_time: string
}

type One = { params: { id: Id } }

export const listProductReviews = endpoint<{ query: ReviewQuery }, List<ProductReview>>('GET', '/product/reply')
/** Answers one, or changes the answer. Refused with 100100 without content, with 100026 where there is none. */
export const replyToReview = endpoint<One & { body: { content: string } }, undefined>('PUT', '/product/reply/set_reply/:id', {
  encoding: 'json',
})
/** Refused with 100026. */
export const removeReview = endpoint<One, undefined>('DELETE', '/product/reply/:id')
/** 1 passes, 2 refuses. Refused with 100026. */
export const setReviewStatus = endpoint<{ params: { id: Id; status: number } }, undefined>('PUT', '/product/reply/set_status/:id/:status')
/** The form of a review of the shop's own; 0 for a product that is chosen in it. */
export const readVirtualReviewForm = endpoint<{ params: { product_id: Id } }, ServerForm>(
  'GET',
  '/product/reply/fictitious_reply/:product_id',
)
/** Refused with 400337 without a product, else with 100100 and what is said about each field. */
export const saveVirtualReview = endpoint<{ body: VirtualReviewBody }, undefined>('POST', '/product/reply/save_fictitious_reply', {
  encoding: 'json',
})
