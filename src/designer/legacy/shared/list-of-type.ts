/** The shop's list of a type of products (4 hot, 5 new, 6 promotion, 7 boutique), as the new tabs of promotions name it: 1 best, 2 hot, 3 new, 4 benefit. */
export const listOfType: Readonly<Record<number, number>> = { 4: 2, 5: 3, 6: 4, 7: 1 }
