import { useStore } from '@nanostores/react'
import type { ListAsideProps } from '../../blocks/shared/define.ts'
import { askBargains, askCombinations, askSeckills, type Activity } from '../../shop/activities.ts'
import type { Question } from '../../shop/shop-answers.ts'
import { useAnswer } from '../../shop/use-answer.ts'
import { $text } from '../legacy.text.ts'
import type { Pick } from '../shared/lens.ts'
import { PickSelect } from './pick-select.tsx'

const pickOf = ({ id, title, image }: Activity): Pick => ({ id: Number(id) || id, name: title, picture: image })

function ActivityPicks({ question, items, add }: ListAsideProps<Pick> & { question: Question<readonly Activity[]> }) {
  const t = useStore($text)
  const answer = useAnswer(question)
  return <PickSelect label={t.choosePick} options={answer && answer.map(pickOf)} items={items} add={add} />
}

/** Adds one of the shop's flash sales. */
export const SeckillPicks = (props: ListAsideProps<Pick>) => <ActivityPicks {...props} question={askSeckills} />
/** Adds one of the shop's bargains. */
export const BargainPicks = (props: ListAsideProps<Pick>) => <ActivityPicks {...props} question={askBargains} />
/** Adds one of the shop's group purchases. */
export const CombinationPicks = (props: ListAsideProps<Pick>) => <ActivityPicks {...props} question={askCombinations} />
