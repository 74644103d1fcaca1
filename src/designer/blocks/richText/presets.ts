import { definePresets } from '../shared/define-presets.ts'
import type { RichTextBlock } from './schema.ts'

// only tags that a shop server keeps (designer contract 2.4)
const paragraph = (text: string) => `<p>${text}</p>`
const heading = (text: string) => `<h3>${text}</h3>`

export default definePresets<RichTextBlock>((say) => [
  {
    id: 'story',
    name: say('品牌故事', 'About us', '品牌故事'),
    value: {
      html:
        heading(say('关于我们', 'About us', '關於我們')) +
        paragraph(
          say(
            '我们专注于把一件事做好。从选材到交付，每一步都有人负责。',
            'We do one thing and do it well. From the material to the delivery, somebody cares about every step.',
            '我們專注於把一件事做好。從選材到交付，每一步都有人負責。',
          ),
        ),
      background: '#ffffff',
      sideSpace: 30,
      endSpace: 30,
    },
  },
  {
    id: 'promise',
    name: say('服务承诺', 'Our promise', '服務承諾'),
    value: {
      html:
        heading(say('服务承诺', 'Our promise', '服務承諾')) +
        `<ul><li>${say('七天无理由退换', 'Seven days to return', '七天無理由退換')}</li><li>${say('48 小时内发货', 'Sent within 48 hours', '48 小時內出貨')}</li><li>${say('质量问题包退换', 'Faults are on us', '品質問題包退換')}</li></ul>`,
      background: '#ffffff',
      sideSpace: 30,
      endSpace: 20,
    },
  },
])
