// syllables with the characters that are read so, as pinyin-match keeps them
declare module 'pinyin-match/src/simplified_dict.js' {
  export const dict: Record<string, string>
}
declare module 'pinyin-match/src/traditional_dict.js' {
  export const dict: Record<string, string>
}
