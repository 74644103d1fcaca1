import { CreditCard, MessageSquareText, Package, Truck, Undo2 } from 'lucide-react'

const icons = [CreditCard, Package, Truck, MessageSquareText, Undo2]

/** Number of looks of the order entries (designer contract 1.5). */
export const orderStyles = [1, 2, 3, 4, 5]

/** The five order entries in one of their looks; the colour is that of the theme around them. */
export function OrderIcons({ look, words }: { look: number; words?: readonly string[] }) {
  return (
    <span className="member-orders" data-look={look}>
      {icons.map((Icon, place) => (
        <span key={place} className="member-order">
          <i>
            <Icon size={18} strokeWidth={look === 4 ? 1.4 : 2} />
          </i>
          {words?.[place]}
        </span>
      ))}
    </span>
  )
}
