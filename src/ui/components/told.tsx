import { type ComponentProps, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { say } from './say.ts';

type Props = ComponentProps<'p'> & {
  readonly as?: 'p' | 'div' | 'span';
  /** Whether it is a text like others to who reads the page, neither a status nor an alert. */
  readonly isPlain?: boolean;
  /** Whether it is said at once. */
  readonly isUrgent?: boolean;
  /** Asked when it comes, where it may come in several places and is to be said in one. */
  readonly isNews?: () => boolean;
  readonly ref?: RefObject<HTMLParagraphElement | null>;
};

/**
 * A text that is shown and said, when it comes and whenever it changes; what was there before the page came to life is read
 * as part of the page. It says nothing by itself, since a region that comes with its text may not be heard.
 */
export function Told({ as = 'p', isPlain = false, isUrgent = false, isNews, ref: given, children, ...rest }: Props) {
  const own = useRef<HTMLParagraphElement>(null);
  const ref = given ?? own;
  const said = useRef<string | null>(null);
  const isLive = useSyncExternalStore(stays, yes, no);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said again when it says something else
  useEffect(() => {
    if (!ref.current) return;
    const { textContent: text, ownerDocument } = ref.current;
    const { lang } = ref.current.closest<HTMLElement>('[lang]') ?? ref.current;
    if (text && isLive && text !== said.current && isNews?.() !== false) say(ownerDocument, text, isUrgent, lang);
    said.current = text;
  }, [children]);
  const Tag = as as 'p'; // the three take the same
  const role = isUrgent ? 'alert' : 'status';
  return (
    <Tag ref={ref} role={isPlain ? undefined : role} aria-live="off" {...rest}>
      {children}
    </Tag>
  );
}

/** Says what has changed on the screen, of what is shown elsewhere; not what stood there when it came. */
export function SaidWhenChanged({ text }: { readonly text: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const before = useRef(text);
  useEffect(() => {
    if (before.current !== text && text !== '' && place.current) say(place.current.ownerDocument, text);
    before.current = text;
  }, [text]);
  return <span ref={place} hidden />;
}

const stays = () => () => undefined;
const yes = () => true;
const no = () => false;
