import { readChatAgents, readChatFigures, readChatHours, readChatRatings, readChatTrend } from '#src/api/chat-statistics.ts'
import { definePage } from '#src/console/engine/define-page.ts'
import { source } from '#src/console/engine/statistics/statistics-page.ts'
import { sharesPart } from '#src/console/parts/statistics/shares-part.ts'
import { linesBy } from '#src/console/parts/statistics/wire.ts'
import { $text } from './text.ts'

const lines = linesBy({ 会话量: 'conversations', 访客消息: 'received', 客服消息: 'sent' })

/** What came of customer service: our own server's. */
export default definePage({
  text: $text,
  feature: 'chatDesk',
  statistics: {
    parts: [
      {
        word: 'overview',
        show: 'figures',
        comparesBefore: true,
        from: source(readChatFigures, (reply) => Object.fromEntries(Object.entries(reply).map(([key, value]) => [key, { value }]))),
        figures: [
          { key: 'conversations', about: 'conversationsAbout' },
          { key: 'visitors' },
          { key: 'unanswered', about: 'unansweredAbout' },
          { key: 'first_median', unit: 'duration', about: 'firstAbout' },
          { key: 'first_p90', unit: 'duration', about: 'slowAbout' },
          { key: 'duration', unit: 'duration' },
          { key: 'received' },
          { key: 'sent' },
          { key: 'transfers' },
          { key: 'ratings' },
          { key: 'stars', about: 'starsAbout' },
        ],
      },
      {
        word: 'trend',
        show: 'trend',
        from: source(readChatTrend, lines),
        charts: [[{ key: 'conversations' }, { key: 'received' }, { key: 'sent' }]],
      },
      {
        word: 'byHour',
        show: 'trend',
        kind: 'bars',
        isByClock: true,
        from: source(readChatHours, lines),
        charts: [[{ key: 'conversations' }, { key: 'received' }]],
      },
      {
        word: 'byAgent',
        show: 'ranking',
        from: source(readChatAgents, (rows) => rows.map((row) => ({ ...row }))),
        sorts: [
          { value: 'conversations', word: 'conversations' },
          { value: 'sent', word: 'sent' },
          { value: 'first_median', word: 'first_median' },
          { value: 'stars', word: 'stars' },
        ],
        columns: [
          { key: 'avatar', as: 'picture' },
          { key: 'name', as: 'text' },
          { key: 'conversations' },
          { key: 'sent' },
          { key: 'first_median', unit: 'duration' },
          { key: 'first_p90', unit: 'duration' },
          { key: 'duration', unit: 'duration' },
          { key: 'ratings' },
          { key: 'stars' },
        ],
      },
      sharesPart('byStars', readChatRatings, { 5: 'star5', 4: 'star4', 3: 'star3', 2: 'star2', 1: 'star1' }),
    ],
  },
})
