/** A large value already written as JSON elsewhere, passed on unchanged. */
export class Written<T> {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  static of<T>(value: T): Written<T> {
    return new Written(JSON.stringify(value));
  }

  read(): T {
    return JSON.parse(this.text) as T;
  }
}
