import {useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref} from 'react';
import {translate} from '@docusaurus/Translate';
import type {Problem, Range, TypeHint} from '@site/src/compilers/core/engine';
import type {Syntax} from '@site/src/compilers/core/settings';
import type {CursorPlace, EditorEvents, EditorHandle} from '../../../editor/browser/create-editor';
import type {FindVocabulary} from '../../../editor/browser/completion';
import type {ProblemWords} from '../../../editor/browser/results';
import styles from './editor.module.css';
import {loadEditor} from '../../../editor/browser/load-editor';

/** The editor's interface to the rest of the playground. */
export type EditorControl = {readonly goTo: (range: Range) => void; readonly focus: () => void};

type EditorProps = EditorEvents & {
  readonly ref: Ref<EditorControl>;
  /** The name of the file it shows. Each file has its own cursor and history. */
  readonly file: string;
  readonly code: string;
  /** Changes whenever something other than typing replaces the code. */
  readonly replaced: number;
  readonly syntax: Syntax;
  readonly problems: readonly Problem[];
  readonly types: readonly TypeHint[];
  /** The code that the problems and types refer to. */
  readonly about: string | undefined;
  readonly vim: boolean;
  readonly words: ProblemWords;
  readonly vocabulary: FindVocabulary;
};

/** The code, first in a plain text field, then in CodeMirror once it has loaded. */
export default function Editor({
  ref,
  file,
  code,
  replaced,
  syntax,
  problems,
  types,
  about,
  vim,
  words,
  vocabulary,
  ...events
}: EditorProps): ReactNode {
  const parent = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const latest = useRef({file, code, syntax, words, vocabulary, events});
  useEffect(() => {
    latest.current = {file, code, syntax, words, vocabulary, events};
  });
  const [handle, setHandle] = useState<EditorHandle>();
  const label = translate({
    id: 'playground.editor.label',
    message: 'Code',
    description: 'Accessible name of the editor',
  });

  useEffect(() => {
    let editor: EditorHandle | undefined;
    let gone = false;
    void loadEditor().then(
      ({createEditor}) => {
        if (gone || !parent.current) return;
        const {file: name, code: written, syntax: spoken, words: used} = latest.current;
        editor = createEditor({
          parent: parent.current,
          file: name,
          code: written,
          syntax: spoken,
          words: used,
          vocabulary: () => latest.current.vocabulary(),
          label,
          changed: (next, about) => latest.current.events.changed(next, about),
          moved: (place: CursorPlace) => latest.current.events.moved(place),
          run: (now) => latest.current.events.run(now),
          format: (now) => latest.current.events.format(now),
        });
        // Typing goes on where it was.
        if (document.activeElement === field.current)
          editor.select(field.current?.selectionStart ?? 0, field.current?.selectionEnd ?? 0);
        setHandle(editor);
      },
      () => undefined, // Without CodeMirror, the plain text field stays.
    );
    return () => {
      gone = true;
      editor?.destroy();
    };
  }, [label]);

  // Only when the code was replaced: a key pressed between a render and its effects must not be lost.
  useEffect(() => handle?.open(file, latest.current.code), [handle, file, replaced]);
  useEffect(() => handle?.setSyntax(syntax), [handle, syntax]);
  useEffect(() => void handle?.setVim(vim), [handle, vim]);
  useEffect(() => {
    if (about !== undefined) handle?.setResult(problems, types, about);
  }, [handle, problems, types, about]);
  useImperativeHandle(
    ref,
    () => ({goTo: (range) => handle?.goTo(range), focus: () => (handle ?? field.current)?.focus()}),
    [handle],
  );

  return (
    <div className={styles.editor} ref={parent}>
      {!handle && (
        <textarea
          ref={field}
          className={styles.field}
          aria-label={label}
          value={code}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          onChange={({target}) => events.changed(target.value, file)}
        />
      )}
    </div>
  );
}
