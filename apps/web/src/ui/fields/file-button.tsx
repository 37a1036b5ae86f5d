import { whileBusy } from '../busy.ts';

interface FileButtonProps {
  readonly label: string;
  readonly accept?: string;
  onFile(file: File): Promise<void>;
}

/** A button that asks for a file; the same one may be picked again. */
export function FileButton({ label, accept = 'application/json,.json', onFile }: FileButtonProps) {
  return (
    <label className="button load-file" data-part="load-file">
      {label}
      <input
        type="file"
        accept={accept}
        className="visually-hidden"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void whileBusy(Promise.resolve(onFile(file)));
        }}
      />
    </label>
  );
}
