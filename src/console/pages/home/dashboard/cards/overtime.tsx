import { useStore } from '@nanostores/react'
import { Card } from '../card.tsx'
import { $text } from '../cards.text.ts'

/** Orders about to be late. Neither kind of server tells a deadline, and the card says so. */
export function OvertimeCard() {
  const text = useStore($text)
  return (
    <Card title={text.overtime} read={null} none={text.overtimeNone}>
      {() => null}
    </Card>
  )
}
