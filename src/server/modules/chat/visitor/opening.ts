import type { VisitorContext } from '#src/api/chat.ts'
import { isOpenAt } from '#src/lib/shop-time.ts'
import type { Db } from '#src/server/db.ts'
import { readChatSettings } from '#src/server/shop/chat-settings.ts'
import type { Person } from '../people.ts'
import { ratingOffer } from './ratings.ts'

type Opening = Pick<VisitorContext, 'greeting' | 'hours' | 'is_open' | 'away' | 'questions' | 'rating'>

/** What our server tells a visitor who opens the chat, beside the shop's contract; what is not set is left out. */
export async function openingOf(db: Db, visitor: Person): Promise<Opening> {
  const { greeting, hours, awayMessage, questions } = await readChatSettings(db)
  const isOpen = isOpenAt(hours)
  const { may, asked } = await ratingOffer(db, visitor)
  return {
    ...(greeting && { greeting }),
    ...(hours.length > 0 && { hours, is_open: isOpen ? 1 : 0 }),
    ...(!isOpen && awayMessage && { away: awayMessage }),
    ...(questions.length > 0 && { questions: questions.map(({ question }) => question) }),
    rating: { may, asked },
  }
}
