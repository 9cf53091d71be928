/** A sentence whose words in backticks are code. */
export const Inline = ({ text }: { text: string }) =>
  text
    .split('`')
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
    .map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
