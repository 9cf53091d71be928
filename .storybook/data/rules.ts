/** A story that cites a rule. */
interface CitingStory {
  /** Its id in the address. */
  id: string;
  /** The title of its file. */
  title: string;
  /** Its name. */
  name: string;
  /** Whether it is a script of several steps, which has no picture. */
  journey: boolean;
}

/** A rule of `docs/product` and what proves it. */
export interface MappedRule {
  /** Its number, such as `FAC-12`. */
  rule: string;
  /** Its text, in Markdown. */
  text: string;
  /** The page that defines it. */
  page: string;
  /** Whether it has an effect that can be proved. */
  hasEffect: boolean;
  /** The stories that cite it. */
  stories: CitingStory[];
  /** The paths of the tests that cite it. */
  tests: string[];
}
