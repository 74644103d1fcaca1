import { counted, id, list, number, open, orNull, text } from '../../replies.ts'

export const listProductReviews = counted(
  open({
    ...{ id, uid: id, product_id: id, product_score: number, service_score: number, comment: text, pics: orNull(list(text)), suk: text },
    ...{ add_time: text, merchant_reply_content: text, is_reply: number, nickname: text, avatar: text, status: number },
    ...{ store_name: text, image: text, account: text, score: number },
  }),
)
