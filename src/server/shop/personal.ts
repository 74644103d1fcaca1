/** A phone number as the storefront hides it: 138****0021. */
export const maskedPhone = (phone: string): string => (phone.length > 7 ? `${phone.slice(0, 3)}****${phone.slice(-4)}` : phone && '****')

/** An identity card: its first three and last two characters. */
export const maskedCard = (card: string): string => (card.length > 8 ? `${card.slice(0, 3)}***********${card.slice(-2)}` : card && '****')

/** The key by which somebody sees phone and identity card of a user in clear. */
export const personalKey = 'admin-user-personal-data'
