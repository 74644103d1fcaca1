import { randomInt } from 'node:crypto'
import type { Locale } from '../../locale.ts'

interface Group {
  question: string
  members: string[]
}

const groups: Record<Locale, Group[]> = {
  'zh-cn': [
    { question: '哪一个是水果?', members: ['苹果', '香蕉', '葡萄', '西瓜', '草莓'] },
    { question: '哪一个是动物?', members: ['老虎', '兔子', '大象', '猴子', '绵羊'] },
    { question: '哪一个是颜色?', members: ['红色', '蓝色', '绿色', '黄色', '紫色'] },
    { question: '哪一个是家具?', members: ['椅子', '沙发', '衣柜', '书桌', '床'] },
    { question: '哪一个是交通工具?', members: ['汽车', '火车', '飞机', '轮船', '自行车'] },
    { question: '哪一个是天气?', members: ['下雨', '下雪', '晴天', '刮风', '多云'] },
  ],
  en: [
    { question: 'Which one is a fruit?', members: ['apple', 'banana', 'grape', 'pear', 'strawberry'] },
    { question: 'Which one is an animal?', members: ['tiger', 'rabbit', 'elephant', 'monkey', 'sheep'] },
    { question: 'Which one is a colour?', members: ['red', 'blue', 'green', 'yellow', 'purple'] },
    { question: 'Which one is furniture?', members: ['chair', 'sofa', 'wardrobe', 'desk', 'bed'] },
    { question: 'Which one is a vehicle?', members: ['car', 'train', 'aeroplane', 'ship', 'bicycle'] },
    { question: 'Which one is weather?', members: ['rain', 'snow', 'sunshine', 'wind', 'fog'] },
  ],
  'zh-tw': [
    { question: '哪一個是水果?', members: ['蘋果', '香蕉', '葡萄', '西瓜', '草莓'] },
    { question: '哪一個是動物?', members: ['老虎', '兔子', '大象', '猴子', '綿羊'] },
    { question: '哪一個是顏色?', members: ['紅色', '藍色', '綠色', '黃色', '紫色'] },
    { question: '哪一個是家具?', members: ['椅子', '沙發', '衣櫃', '書桌', '床'] },
    { question: '哪一個是交通工具?', members: ['汽車', '火車', '飛機', '輪船', '腳踏車'] },
    { question: '哪一個是天氣?', members: ['下雨', '下雪', '晴天', '颳風', '多雲'] },
  ],
}

function shuffled<T>(list: readonly T[]): T[] {
  const copy = [...list]
  for (let last = copy.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    ;[copy[last], copy[other]] = [copy[other]!, copy[last]!]
  }
  return copy
}

export interface WordChoice {
  questions: { question: string; choices: string[] }[]
  /** The index of the right choice of each question, as digits. */
  answer: string
}

/** Three questions of five choices: for those who cannot see the puzzle. */
export function askWords(locale: Locale): WordChoice {
  const asked = shuffled(groups[locale]).slice(0, 3)
  const made = asked.map((group) => {
    const others = shuffled(groups[locale].filter((other) => other !== group)).slice(0, 4)
    const right = group.members[randomInt(group.members.length)]!
    const choices = shuffled([right, ...others.map((other) => other.members[randomInt(other.members.length)]!)])
    return { question: group.question, choices, right: choices.indexOf(right) }
  })
  return { questions: made.map(({ question, choices }) => ({ question, choices })), answer: made.map((entry) => entry.right).join('') }
}
