/** A faulty answer to a call, and the message of the error that it becomes (SHL-56, WIR-4). */
export interface Fault {
  name: string;
  /** The answer, or `null` for a broken connection. */
  answer: { status: number; body: string; type?: string } | null;
  /** The message of the error, or `null` for the fallback of the call. */
  message: string | null;
  /** Whether the answer is only a fault for calls that read data from it. */
  onlyForData?: true;
}

const html = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>';

/** Every kind of faulty answer. No two in a row have the same message, so that a screen shows each change. */
const faults: Fault[] = [
  { name: 'no connection', answer: null, message: 'Network Error' },
  {
    name: 'HTML of status 500',
    answer: { status: 500, body: html, type: 'text/html' },
    message: null,
  },
  {
    name: 'a message of status 500',
    answer: { status: 500, body: '{"data": "The disk is full."}' },
    message: 'The disk is full.',
  },
  {
    name: 'HTML of status 200',
    answer: { status: 200, body: html, type: 'text/html' },
    message: null,
  },
  {
    name: 'a message with fields of status 422',
    answer: {
      status: 422,
      body: '{"data": {"message": "Please check the form.", "fields": {"unknown": "Wrong."}}}',
    },
    message: 'Please check the form.',
  },
  {
    name: 'JSON that is cut off',
    answer: { status: 200, body: '{"data": {"id": 7, "nam' },
    message: null,
  },
  {
    name: 'a message of status 503',
    answer: { status: 503, body: '{"data": {"message": "Please try again later."}}' },
    message: 'Please try again later.',
  },
  {
    name: 'an empty body of status 200',
    answer: { status: 200, body: '' },
    message: null,
  },
  {
    name: 'a message of status 409',
    answer: { status: 409, body: '{"data": "It was changed."}' },
    message: 'It was changed.',
  },
  {
    name: 'JSON of another shape',
    answer: { status: 200, body: '{"hello": "there"}' },
    message: null,
    onlyForData: true,
  },
];

/** The faults of a call that reads data from its answer, or that reads nothing. */
export const faultsOf = ({ payload }: { payload?: object }) =>
  faults.filter(({ onlyForData }) => payload || !onlyForData);
