import { useState } from 'react';
import { Button } from '../../src/components/button/index.js';
import { Notice, type NoticeProps } from '../../src/components/notice/index.js';

/** The notice is in the page before its message comes, so that the message is announced. */
export function SubmitNotice(props: NoticeProps) {
  const [message, setMessage] = useState('');
  return (
    <div>
      <Button onClick={() => setMessage('Network error. Please try again later.')}>Submit</Button>
      <Notice {...props}>{message}</Notice>
    </div>
  );
}
